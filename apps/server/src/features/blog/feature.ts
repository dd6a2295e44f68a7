import { blogRoutes } from '#features/blog/routes.ts';
import { type BlogParts, createBlog } from '#features/blog/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const blogFeature = defineFeature({
  create: (parts: BlogParts) => ({ blog: createBlog(parts) }),
  routes: (api, { blog }) => blogRoutes(api, blog),
});
