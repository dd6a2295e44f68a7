-- Whoever ends a session, in whichever process: what was opened by it hears so at once.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', old.id::text);
  return null;
end $$;

create trigger session_revoked after update of revoked_at on sessions
for each row when (new.revoked_at is not null and old.revoked_at is null)
execute function tell_session_ended();

create trigger session_deleted after delete on sessions
for each row when (old.revoked_at is null)
execute function tell_session_ended();
