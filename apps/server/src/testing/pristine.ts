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

/** The queues of the jobs stand, and what waits in them goes. */
const restoreRows = `
  do $$ declare kept record; doomed text; begin
    select string_agg(format('%I.%I', schemaname, tablename), ', ') into doomed from pg_tables
    where schemaname = 'public' or (schemaname = 'jobs' and tablename not in ('version', 'queue'));
    execute 'truncate ' || doomed || ' restart identity';
    for kept in select tablename from pg_tables where schemaname = 'pristine' loop
      execute format(
        'insert into public.%1$I overriding system value table pristine.%1$I', kept.tablename);
    end loop;
  end $$`;

const shapes = new WeakMap<Database, unknown>();

/** To be called once, before anything is written. */
export async function rememberPristine(database: Database): Promise<void> {
  await database.execute(keepRows);
  shapes.set(database, await shapeOf(database));
}

/** Makes it what the migrations left. False where a test changed more than rows. */
export async function restorePristine(database: Database): Promise<boolean> {
  if ((await shapeOf(database)) !== shapes.get(database)) return false;
  await database.execute(restoreRows);
  return true;
}

async function shapeOf(database: Database): Promise<unknown> {
  const { rows } = await database.execute(shapeQuery);
  return (rows[0] as { shape: string }).shape;
}
