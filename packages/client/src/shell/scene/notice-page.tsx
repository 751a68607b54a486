import type { ReactNode } from 'react';
import { follow } from '../route.ts';
import { Scene } from './scene.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface NoticePageProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A page with nothing but a message, and the way back. */
export const NoticePage = ({ title, text, children }: NoticePageProps): ReactNode => {
  const { words } = useLocale();
  return (
    <div className="scene-page">
      <Scene />
      <main className="notice">
        <div className="notice-paper grain">
          <h1>{title}</h1>
          <p>{text}</p>
          <p className="row">
            {children}
            <a className="button plain" href="/" onClick={follow}>
              {words.back}
            </a>
          </p>
        </div>
      </main>
    </div>
  );
};
