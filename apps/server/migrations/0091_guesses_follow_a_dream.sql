-- A dream that gets another id, as one made anonymous does, is the same to whoever refers to it.
alter table guess_rounds drop constraint guess_rounds_dream_id_fkey;
alter table guess_rounds add constraint guess_rounds_dream_id_fkey
  foreign key (dream_id) references dreams (id) on delete cascade on update cascade;
alter table guess_seen drop constraint guess_seen_dream_id_fkey;
alter table guess_seen add constraint guess_seen_dream_id_fkey
  foreign key (dream_id) references dreams (id) on delete cascade on update cascade;
