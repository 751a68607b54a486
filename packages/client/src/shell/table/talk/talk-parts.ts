// What people say comes together, once anybody says something or wants to.

export { Bubble } from './bubble.tsx';
export { TalkPanel } from './talk-panel.tsx';
