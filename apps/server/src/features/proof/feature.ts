import { proofRoutes } from '#features/proof/routes.ts';
import { createProofs, type ProofParts } from '#features/proof/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const proofFeature = defineFeature({
  create: (parts: ProofParts) => ({ proofs: createProofs(parts) }),
  routes: (api, { proofs }) => proofRoutes(api, proofs),
});
