import { type Commenting, commentings } from '@reverie/contract/comments.rules';
import { Form } from 'react-router';
import { conversationField } from '#features/comments/comment.form.ts';
import { useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { Choices } from '#ui/choices.tsx';

/** The dreamer's choice of who may say something. */
export function WhoComments({ commenting }: { commenting: Commenting }) {
  const t = useMessages('comments');
  return (
    <details className="comment-who">
      <summary>{t.whoNow(t.who[commenting].toLocaleLowerCase())}</summary>
      <Form method="post" action="#comments" preventScrollReset>
        <input type="hidden" name={conversationField} value="choose" />
        <Choices
          legend={t.whoTitle}
          isLegendHidden
          name="commenting"
          offered={commentings}
          chosen={commenting}
        >
          {(each) => t.who[each]}
        </Choices>
        <Button type="submit">{t.whoSave}</Button>
      </Form>
    </details>
  );
}
