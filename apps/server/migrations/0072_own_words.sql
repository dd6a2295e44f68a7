-- What a dreamer said where others receive a replacement. The columns hold what others may read, so
-- that a read which forgets about this shows them no more; the words as they were said are sealed.
alter table dreams add column own_words bytea;
alter table dreams add column own_words_key text
  generated always as (key_of_sealed(own_words)) stored references seal_keys (id);
