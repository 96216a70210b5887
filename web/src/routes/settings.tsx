import { Outlet } from 'react-router-dom';
import { SettingsFrame } from '@/features/identity/settings/settings-frame';

const Settings = () => (
  <SettingsFrame>
    <Outlet />
  </SettingsFrame>
);

export default Settings;
