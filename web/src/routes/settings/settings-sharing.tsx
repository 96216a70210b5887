import { getSharingOptions, listShareLinksOptions } from '@/api/queries/family.gen';
import { type PageReads } from '@/app/pages/page';
import { SettingsPart } from '@/features/identity/settings/settings-card';
import { SharingSection } from '@/features/identity/sharing/sharing-section';
import { ShareLinks } from '@/features/matching/share-link/share-links';
import { useSharingWords } from '@/features/identity/sharing/use-sharing-words';

const SettingsSharing = () => (
  <SharingSection>
    <SettingsPart id="links" title={useSharingWords().links}>
      <ShareLinks />
    </SettingsPart>
  </SharingSection>
);

export const reads: PageReads = (client) => [
  client.query(getSharingOptions()),
  client.query(listShareLinksOptions()),
];

export default SettingsSharing;
