import { settingsText } from '../../catalogue/settings.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { AboutSection } from './AboutSection.tsx'
import { AddressSection } from './AddressSection.tsx'
import { BackupSection } from './BackupSection.tsx'
import { LookSection } from './LookSection.tsx'
import styles from './SettingsPage.module.css'
import { StorageSection } from './StorageSection.tsx'

/** The place Settings: what concerns the studio as a whole. */
export function SettingsPage() {
  usePageTitle(settingsText.title)
  return (
    <div className={styles['page']}>
      <h1>{settingsText.title}</h1>
      <BackupSection />
      <AddressSection />
      <LookSection />
      <StorageSection />
      <AboutSection />
    </div>
  )
}
