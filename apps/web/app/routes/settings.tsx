import { type LoaderFunctionArgs, Outlet } from 'react-router';
import { requireUser } from '#api/context.ts';
import { SettingsFrame } from '#features/settings/settings-frame.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  return null;
}

export default function SettingsPage() {
  return (
    <SettingsFrame>
      <Outlet />
    </SettingsFrame>
  );
}
