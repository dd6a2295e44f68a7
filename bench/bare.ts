/**
 * The least a server can do for the same answer: a bare Hono handler that sends the statements it
 * is given, one after the other, and answers the last one's rows as they come. No session rules, no schema, no
 * log. `GET /hello` answers a word.
 *
 * Arguments: the port, the database, and the statements as JSON.
 */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import type { Statement } from '#statements.ts';

const [port = '', url = '', statements = '[]'] = process.argv.slice(2);
const sent: Statement[] = JSON.parse(statements);
const pool = new pg.Pool({ connectionString: url, max: 10 });

const app = new Hono();
app.get('/hello', (context) => context.text('hello'));
app.get('/dreams', async (context) => {
  let rows: unknown[] = [];
  for (const statement of sent) ({ rows } = await pool.query(statement));
  return context.json({ dreams: rows });
});

serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
