import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('dashboard', 'routes/dashboard.tsx'),
  route('dreams/new', 'routes/dream-new.tsx'),
  route('dreams/:id', 'routes/dream.tsx'),
  route('dreams/:id/edit', 'routes/dream-edit.tsx'),
  route('login', 'routes/login.tsx'),
  route('register', 'routes/register.tsx'),
  route('logout', 'routes/logout.tsx'),
  route('session', 'routes/session.ts'),
  route('profile', 'routes/profile.tsx'),
  route('consents', 'routes/consents.ts'),
  route('contact', 'routes/contact.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('credits', 'routes/credits.tsx'),
  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig;
