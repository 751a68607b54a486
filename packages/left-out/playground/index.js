// Empty on purpose: see docs/security.md, "Packages".
export {};
