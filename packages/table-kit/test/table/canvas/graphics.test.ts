import { expect, test } from '@jest/globals';
import { isSoftware } from '../../../src/table/canvas/graphics.ts';

test.each([
  [
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
    true,
  ],
  ['llvmpipe (LLVM 15.0.7, 256 bits)', true],
  ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0), or similar', true],
  ['', true],
  ['ANGLE (Intel, Intel(R) UHD Graphics 620 Direct3D11 vs_5_0 ps_5_0, D3D11)', false],
  ['Apple M1', false],
  ['Mali-G78', false],
  ['Adreno (TM) 650, or similar', false],
])('a driver called "%s" computes on the processor: %s', (name, software) => {
  expect(isSoftware(name)).toBe(software);
});
