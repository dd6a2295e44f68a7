import { createHash } from 'node:crypto';
import type { Database } from '#platform/db/database.ts';

/**
 * What a table may have changed into: a test that alters what tables are leaves a database that no
 * other may have.
 */
const shapeQuery = `
  select md5(string_agg(part, ';' order by part)) as shape from (
    select format('%s.%s %s %s', c.relname, a.attname, a.atttypid, a.attnotnull) as part
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace
    union all select format('%s %s', t.tgname, t.tgenabled)
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace
    union all select conname::text from pg_constraint where connamespace = 'public'::regnamespace
    union all select proname || md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
  ) parts`;

/** Rows the migrations bring, kept aside; a table that had none is empty again. */
const keepRows = `
  create schema pristine;
  do $$ declare kept record; isFilled boolean; begin
    for kept in select tablename from pg_tables where schemaname = 'public' loop
      execute format('select exists (select from public.%I)', kept.tablename) into isFilled;
      if isFilled then
        execute format('create table pristine.%1$I as table public.%1$I', kept.tablename);
      end if;
    end loop;
  end $$`;

/**
 * The queues of the jobs stand, and what waits in them goes. Emptied by `delete`, without keys and
 * triggers: `truncate` makes every file of every table and index anew, which takes ten times longer.
 * A table whose file is empty was never written to, and need not be asked: most are.
 */
const restoreRows = `
  do $$ declare kept record; isFilled boolean; begin
    set local session_replication_role = replica;
    for kept in select nspname, relname from pg_class c join pg_namespace n on n.oid = relnamespace
      where relkind = 'r' and pg_relation_size(c.oid) > 0 and
        (nspname = 'public' or (nspname = 'jobs' and relname not in ('version', 'queue')))
    loop
      execute format('select exists (select from %I.%I)', kept.nspname, kept.relname)
        into isFilled;
      if isFilled then execute format('delete from %I.%I', kept.nspname, kept.relname); end if;
    end loop;
    for kept in select format('%I.%I', schemaname, sequencename) as name, start_value
      from pg_sequences where schemaname in ('public', 'jobs') and last_value is not null
    loop
      perform setval(kept.name::regclass, kept.start_value, false);
    end loop;
    for kept in select tablename from pg_tables where schemaname = 'pristine' loop
      execute format(
        'insert into public.%1$I overriding system value table pristine.%1$I', kept.tablename);
    end loop;
  end $$`;

/** Changes with what is remembered: a template that is kept carries it. */
export const pristineHash = createHash('sha256')
  .update(shapeQuery + keepRows)
  .digest('hex')
  .slice(0, 12);

/** To be called once, before anything is written. What was found goes where copies of it go. */
export async function rememberPristine(database: Database): Promise<void> {
  const shape = await shapeOf(database);
  await database.execute(keepRows);
  await database.execute(`comment on schema pristine is '${shape}'`);
}

/** Makes it what the migrations left. False where a test changed more than rows. */
export async function restorePristine(database: Database): Promise<boolean> {
  const { rows } = await database.execute(
    "select obj_description('pristine'::regnamespace, 'pg_namespace') as shape",
  );
  if ((await shapeOf(database)) !== shapeIn(rows)) return false;
  await database.execute(restoreRows);
  return true;
}

async function shapeOf(database: Database): Promise<string> {
  return shapeIn((await database.execute(shapeQuery)).rows);
}

function shapeIn([row]: unknown[]): string {
  return (row as { shape: string }).shape;
}
