import type { Limb, Skeleton } from '#press/figure/bones.ts';
import { between, bone, type Girth } from '#press/figure/shapes.ts';
import { join, type Path } from '#press/path.ts';

/** Thickness in shares of the height: before and behind the bone. */
const thigh: readonly Girth[] = [
  [0, 0.05, 0.054],
  [0.3, 0.05, 0.05],
  [0.7, 0.039, 0.039],
  [1, 0.033, 0.032],
];
const shin: readonly Girth[] = [
  [0, 0.033, 0.031],
  [0.28, 0.027, 0.043],
  [0.65, 0.021, 0.028],
  [1, 0.019, 0.02],
];
const upperArm: readonly Girth[] = [
  [0, 0.027, 0.027],
  [0.16, 0.032, 0.032],
  [0.4, 0.028, 0.029],
  [0.75, 0.024, 0.025],
  [1, 0.023, 0.023],
];
const forearm: readonly Girth[] = [
  [0, 0.023, 0.023],
  [0.28, 0.024, 0.026],
  [0.7, 0.018, 0.018],
  [1, 0.015, 0.015],
];

function eased(girths: readonly Girth[], size: number, ease: number, loose = 0): Girth[] {
  return girths.map(([t, front, back]) => [
    t,
    (front + ease + loose * t) * size,
    (back + ease + loose * t) * size,
  ]);
}

export function legPath({ root, joint, end }: Limb, { size, frame }: Skeleton): Path {
  return join(
    bone(root, joint, eased(thigh, size.limbs, 0), frame.facing),
    bone(joint, end, eased(shin, size.limbs, 0), frame.facing),
  );
}

/** A leg of trousers: `loose` at the hem. */
export function trouserPath(limb: Limb, { size, frame }: Skeleton, loose: number): Path {
  const { root, joint, end } = limb;
  const hem = between(joint, end, 1.02);
  const lower: Girth[] = [
    [0, 0.036, 0.035],
    [0.3, 0.033, 0.042],
    [0.7, 0.031, 0.035],
    [1, 0.03, 0.032],
  ];
  return join(
    bone(root, joint, eased(thigh, size.limbs, 0.004), frame.facing),
    bone(joint, hem, eased(lower, size.limbs, 0, loose), frame.facing, 'straight'),
  );
}

export function armPath({ root, joint, end }: Limb, { size, frame }: Skeleton): Path {
  return join(
    bone(root, joint, eased(upperArm, size.limbs, 0), -frame.facing),
    bone(joint, end, eased(forearm, size.limbs, 0), -frame.facing),
  );
}

export function sleevePath(
  { root, joint, end }: Limb,
  { size, frame }: Skeleton,
  cut: 'short' | 'long' | 'wide',
  ease: number,
): Path {
  const upper = eased(upperArm, size.limbs, 0.005 + ease);
  if (cut === 'short') {
    const hem = between(root, joint, 0.62);
    return bone(
      root,
      hem,
      eased(upperArm, size.limbs, 0.007 + ease, 0.01),
      frame.facing,
      'straight',
    );
  }
  const lower = eased(forearm, size.limbs, 0.006 + ease, cut === 'wide' ? 0.032 : 0.003);
  return join(
    bone(root, joint, upper, -frame.facing),
    bone(joint, between(joint, end, 0.98), lower, -frame.facing, 'straight'),
  );
}
