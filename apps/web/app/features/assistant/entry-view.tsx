import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Entry, FoundHelp } from '#features/assistant/conversation.browser.ts';
import { GlanceView } from '#features/assistant/glance-view.tsx';
import {
  helpLines,
  linkPlaces,
  type NodeId,
  scriptMap,
} from '#features/assistant/script-map.rules.ts';
import type { ScriptText } from '#features/assistant/script-text.ts';

type EntryViewProps = { script: ScriptText; entry: Entry };

/** One turn of the conversation. */
export function EntryView({ script, entry }: EntryViewProps) {
  switch (entry.kind) {
    case 'greeting':
      return (
        <Bot script={script}>
          <p>{script.greeting}</p>
        </Bot>
      );
    case 'restarted':
      return (
        <Bot script={script}>
          <p>{script.restarted}</p>
        </Bot>
      );
    case 'away':
      return (
        <Bot script={script}>
          <p>{script.ask.away}</p>
        </Bot>
      );
    case 'node':
      return <NodeView script={script} id={entry.node} />;
    case 'found':
      return <Found script={script} help={entry.help} />;
    case 'glance':
      return (
        <Bot script={script}>
          <GlanceView text={script.glance} glance={entry.glance} />
        </Bot>
      );
    case 'chose': {
      const isMenu = entry.isBack && entry.node === 'main';
      const back = isMenu ? script.menu : script.back;
      return (
        <Visitor script={script}>{entry.isBack ? back : script.nodes[entry.node].label}</Visitor>
      );
    }
    case 'asked':
      return <Visitor script={script}>{entry.text}</Visitor>;
    case 'told':
      return <Visitor script={script}>{script.tell.told}</Visitor>;
  }
}

type SaidProps = { script: ScriptText; children: ReactNode };

function Bot({ script, children }: SaidProps) {
  return (
    <div data-by="bot">
      <span className="sr-only">{script.bot} </span>
      {children}
    </div>
  );
}

function Visitor({ script, children }: SaidProps) {
  return (
    <p data-by="visitor" dir="auto">
      <span className="sr-only">{script.you} </span>
      {children}
    </p>
  );
}

function NodeView({ script, id }: { script: ScriptText; id: NodeId }) {
  const { links = [], list } = scriptMap[id];
  const [first, ...others] = script.nodes[id].text;
  return (
    <Bot script={script}>
      <p>{first}</p>
      {/* Whom to call comes before what there is to say about it. */}
      {list === 'lines' && <Lines script={script} />}
      {others.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list === 'steps' && (
        <ol className="assistant-steps">
          {script.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {links.length > 0 && (
        <ul className="assistant-links">
          {links.map((link) => (
            <li key={link}>
              <Link to={linkPlaces[link]} className="inline-link">
                {script.links[link]}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Bot>
  );
}

const lines = ['france', 'europe', 'britain', 'states'] as const;

function Lines({ script }: { script: ScriptText }) {
  return (
    <ul className="assistant-lines">
      {lines.map((line) => (
        <li key={line}>
          <a href={`tel:${helpLines[line].replaceAll(' ', '')}`}>
            <strong>{helpLines[line].replaceAll(' ', '\u00a0')}</strong> {script.lines[line]}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Found({ script, help }: { script: ScriptText; help: readonly FoundHelp[] }) {
  if (help.length === 0) {
    return (
      <Bot script={script}>
        <p>{script.ask.none}</p>
        <ul className="assistant-links">
          <li>
            <Link to={linkPlaces.contact} className="inline-link">
              {script.links.contact}
            </Link>
          </li>
        </ul>
      </Bot>
    );
  }
  return (
    <Bot script={script}>
      <p>{script.ask.found}</p>
      <ul className="assistant-found">
        {help.map(({ title, excerpt, href }) => (
          <li key={href}>
            <Link to={href} className="inline-link">
              {title}
            </Link>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
    </Bot>
  );
}
