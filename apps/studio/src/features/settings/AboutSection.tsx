import { settingsText } from '../../catalogue/settings.ts'
import { studioVersion } from '../../studio-version.ts'
import { Section } from './Section.tsx'
import styles from './SettingsPage.module.css'

/** What this is, and which one. */
export function AboutSection() {
  return (
    <Section title={settingsText.about} lead={settingsText.aboutText}>
      <dl className={styles['facts']}>
        <dt>{settingsText.version}</dt>
        <dd>{studioVersion}</dd>
      </dl>
    </Section>
  )
}
