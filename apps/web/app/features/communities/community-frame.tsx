import type { Community } from '@reverie/contract/communities';
import type { ReactNode } from 'react';
import type { CommunitiesText } from '#features/communities/communities-text.fr.ts';
import type { CommunityRefusal } from '#features/communities/community.form.ts';
import { Refused } from '#features/communities/community-fields.tsx';
import { CommunityHead } from '#features/communities/community-head.tsx';
import { type CommunityRoom, CommunityTabs } from '#features/communities/community-page.tsx';
import { Done } from '#ui/done.tsx';
import { Page } from '#ui/page.tsx';

type CommunityFrameProps = {
  community: Community;
  text: CommunitiesText;
  here: CommunityRoom;
  isSignedIn: boolean;
  invitation: string | null;
  /** The document's head. */
  head: ReactNode;
  refusal?: CommunityRefusal | undefined;
  done: ReactNode;
  /** Stands beside the tabs. */
  beside?: ReactNode;
  children: ReactNode;
};

/** Around every room of a community: its name, what was done, and the way to its other rooms. */
export function CommunityFrame(props: CommunityFrameProps) {
  const { community, text, here, isSignedIn, invitation, head, refusal, done, beside } = props;
  return (
    <Page>
      {head}
      <CommunityHead {...{ community, isSignedIn, invitation, text }} />
      {refusal && <Refused text={text} refusal={refusal} />}
      <Done>{!refusal && done}</Done>
      {community.viewer.role && (
        <div className="tab-bar mt-4">
          <CommunityTabs slug={community.slug} here={here} text={text} />
          {beside}
        </div>
      )}
      {props.children}
    </Page>
  );
}
