import { type CommunityRole, communityKinds } from '@reverie/contract/communities.rules';
import type { Client } from '@reverie/sdk';
import { codeOf } from '#api/refusal.ts';
import { textOf } from '#ui/form-text.ts';

const reasons = [
  'communities_full',
  'circle_full',
  'questions_full',
  'question_open',
  'address_waiting',
  'silenced',
  'owner_leaves',
  'community_archived',
  'not_found',
  'rate_limited',
  'unavailable',
] as const;

/** What was typed about a community. */
export type CommunityValues = { name: string; kind: string; description: string; rules: string };

/** A form that was not taken. */
export type CommunityRefusal = {
  reason: (typeof reasons)[number] | 'blank' | 'blank_question' | 'too_long' | 'other';
  values: CommunityValues;
};

export const blankCommunity: CommunityValues = {
  name: '',
  kind: 'open',
  description: '',
  rules: '',
};

export function readCommunity(form: FormData): CommunityValues {
  return {
    ...{ name: textOf(form, 'name'), kind: textOf(form, 'kind') },
    ...{ description: textOf(form, 'description'), rules: textOf(form, 'rules') },
  };
}

/** Rules are typed one a line. */
function linesOf(rules: string): string[] {
  return rules
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

function wordsOf({ name, description, rules }: CommunityValues) {
  return { name: name.trim(), description: description.trim(), rules: linesOf(rules) };
}

function refused(error: unknown, values: CommunityValues): CommunityRefusal {
  const code = codeOf(error);
  if (code === 'invalid_body') return { reason: 'too_long', values };
  return { reason: reasons.find((reason) => reason === code) ?? 'other', values };
}

/** Founds a community; where it stands, or why it does not. */
export async function found(
  { communities }: Client,
  form: FormData,
): Promise<{ slug: string } | CommunityRefusal> {
  const values = readCommunity(form);
  const words = wordsOf(values);
  if (!words.name || !words.description) return { reason: 'blank', values };
  const isCircle = values.kind === 'circle';
  const chosen = communityKinds.find((each) => each === values.kind) ?? 'open';
  const kind = isCircle ? 'private' : chosen;
  try {
    return await communities.create({ ...words, kind, isCircle });
  } catch (error) {
    return refused(error, values);
  }
}

/** Sends a form of a community's page. Where its reader goes on, or why it was not taken. */
export async function sendToCommunity(
  { communities }: Client,
  slug: string,
  form: FormData,
): Promise<{ to: string } | { link: string; until: string } | CommunityRefusal> {
  const values = readCommunity(form);
  const page = `/communities/${slug}`;
  const rooms = `${page}/members`;
  const id = textOf(form, 'id');
  const give = async (role: CommunityRole) => {
    await communities.changeMember({ slug, id, role });
    return { to: `${rooms}?done=saved` };
  };
  try {
    switch (textOf(form, 'intent')) {
      case 'join': {
        const invitation = textOf(form, 'invitation') || null;
        const { viewer } = await communities.join({ slug, invitation });
        return { to: `${page}?done=${viewer.role ? 'joined' : 'asked'}` };
      }
      case 'leave': {
        const dreams = textOf(form, 'dreams') === 'leave' ? 'leave' : 'take';
        await communities.leave({ slug, dreams });
        return { to: '/communities?done=left' };
      }
      case 'invite': {
        const { path, expiresAt } = await communities.invite({ slug });
        return { link: path, until: expiresAt };
      }
      case 'describe': {
        const words = wordsOf(values);
        if (!words.name || !words.description) return { reason: 'blank', values };
        await communities.update({ slug, ...words });
        return { to: `${rooms}?done=saved` };
      }
      case 'ask': {
        const question = textOf(form, 'question').trim();
        if (!question) return { reason: 'blank_question', values };
        await communities.ask({ slug, words: question });
        return { to: `${page}/questions?done=saved` };
      }
      case 'drop':
        await communities.drop({ slug, id });
        return { to: `${page}/questions?done=saved` };
      case 'archive':
      case 'reopen':
        await communities.update({ slug, isArchived: textOf(form, 'intent') === 'archive' });
        return { to: `${rooms}?done=saved` };
      case 'member':
      case 'dismiss':
        return await give('member');
      case 'moderator':
        return await give('moderator');
      case 'owner':
        return await give('owner');
      case 'remove':
        await communities.removeMember({ slug, id });
        return { to: `${rooms}?done=saved` };
      default:
        return { reason: 'other', values };
    }
  } catch (error) {
    return refused(error, values);
  }
}
