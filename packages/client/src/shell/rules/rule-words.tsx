import { useContext, type ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { rulePath } from '@atoll/table-kit/ui/rule-links.ts';
import type { Word, Words } from './rules-document.ts';
import { RulesContext } from './rules-context.ts';

/** A text of the rules with its icons, links, and highlighted search words. */
export const RuleWords = ({ words }: { readonly words: Words }): ReactNode =>
  words.map((word, i) => <OneWord key={i} word={word} />);

function OneWord({ word }: { readonly word: Word }): ReactNode {
  const { game } = useContext(RulesContext);
  if (typeof word === 'string') return <Sought text={word} />;
  if ('strong' in word)
    return (
      <b>
        <RuleWords words={word.strong} />
      </b>
    );
  if ('soft' in word)
    return (
      <i>
        <RuleWords words={word.soft} />
      </i>
    );
  if ('code' in word) return <code translate="no">{word.code}</code>;
  if ('icon' in word) return <Pictured {...word} />;
  return <a href={rulePath(game, word.to)}>{word.text}</a>;
}

/** The icon stays on the line of the first of its words. */
function Pictured({ icon, word }: { readonly icon: string; readonly word: string }): ReactNode {
  const [first = '', ...rest] = word.split(' ');
  return (
    <>
      <span className="rules-pictured">
        <Icon name={icon} size={18} />
        <Sought text={first} />
      </span>
      {rest.length > 0 && <Sought text={` ${rest.join(' ')}`} />}
    </>
  );
}

function Sought({ text }: { readonly text: string }): ReactNode {
  const { sought } = useContext(RulesContext);
  if (sought.length === 0) return text;
  const escaped = sought.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`));
  const parts = text.split(new RegExp(`(${escaped.join('|')})`, 'gi'));
  return parts.map((part, i) => (i % 2 === 1 ? <mark key={i}>{part}</mark> : part));
}
