export * from './conformance/conformance.ts';
export * from './conformance/examine-match.ts';
export type { Finding } from './conformance/finding.ts';
export * from './coverage.ts';
export * from './curious.ts';
export * from './policy.ts';
