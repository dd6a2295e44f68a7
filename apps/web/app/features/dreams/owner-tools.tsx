import type { Dream } from '@reverie/contract/dreams';
import { Eye, Layers, PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '#api/browser.ts';
import { useMessages } from '#language/messages.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';

/** What its owner may do with a dream. Taking it down asks nothing, since it can be undone. */
export function OwnerTools({ dream }: { dream: Dream }) {
  const t = useMessages('dreams');
  const say = useToast();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const { id, viewer } = dream;

  async function restore() {
    try {
      await browserApi().dreams.restore({ id });
      say({ message: t.restored });
      await navigate(`/dreams/${id}`);
    } catch {
      say({ message: t.actionFailed });
    }
  }

  async function remove() {
    setBusy(true);
    try {
      await browserApi().dreams.remove({ id });
      say({ message: t.removed, action: { label: t.undo, run: restore } });
      await navigate('/dashboard');
    } catch {
      say({ message: t.actionFailed });
      setBusy(false);
    }
  }

  return (
    <>
      {viewer.isOwner && (
        <ButtonLink variant="quiet" to={`/dreams/${id}?seen=stranger`}>
          <Eye aria-hidden="true" />
          {t.seen.open}
        </ButtonLink>
      )}
      {viewer.isOwner && (
        <ButtonLink variant="quiet" to={`/dreams/${id}/layers`}>
          <Layers aria-hidden="true" />
          {t.layers}
        </ButtonLink>
      )}
      {viewer.canEdit && (
        <ButtonLink variant="quiet" to={`/dreams/${id}/edit`}>
          <PenLine aria-hidden="true" />
          {t.edit}
        </ButtonLink>
      )}
      {viewer.canDelete && (
        <Button variant="quiet" isBusy={isBusy} onClick={remove}>
          <Trash2 aria-hidden="true" />
          {t.remove}
        </Button>
      )}
    </>
  );
}
