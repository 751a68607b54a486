export * from './arbitraries.ts';
export * from './conformance/conformance.ts';
export * from './conformance/examine-match.ts';
export type { Finding } from './conformance/finding.ts';
export * from './coverage.ts';
export * from './coverage-guided-policy.ts';
export * from './golden.ts';
export * from './policy.ts';
export * from './scenario.ts';
