-- A dream gets another id where others are to know it no more as the one it was. Who was asked about it
-- keeps neither: with the next id in hand they could tell whose dream it is. ADR 80.
create function forget_guesses_of_moved() returns trigger language plpgsql as $$
begin
  delete from guess_rounds where dream_id = old.id;
  delete from guess_seen where dream_id = old.id;
  return new;
end $$;
create trigger dreams_forget_guesses before update of id on dreams
  for each row when (old.id is distinct from new.id) execute function forget_guesses_of_moved();
