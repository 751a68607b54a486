// The parts of the chat load together, once a message is sent or the chat is opened.

export { Bubble } from './bubble.tsx';
export { TalkPanel } from './talk-panel.tsx';
