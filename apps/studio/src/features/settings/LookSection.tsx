import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { settingsText } from '../../catalogue/settings.ts'
import { applyTheme, readTheme, type Theme, writeTheme } from '../../shell/theme.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { Section } from './Section.tsx'
import styles from './SettingsPage.module.css'

const segments = [
  { value: 'system', label: settingsText.themes.system, icon: Monitor },
  { value: 'light', label: settingsText.themes.light, icon: Sun },
  { value: 'dark', label: settingsText.themes.dark, icon: Moon },
] as const

/** Light, dark, or as the system wishes. */
export function LookSection() {
  const [theme, setTheme] = useState(readTheme)
  const choose = (chosen: Theme): void => {
    setTheme(chosen)
    writeTheme(chosen)
    applyTheme(chosen)
  }
  return (
    <Section title={settingsText.look} lead={settingsText.lookLead}>
      <div className={styles['scroll']}>
        <Segmented label={settingsText.look} segments={segments} value={theme} onChange={choose} />
      </div>
    </Section>
  )
}
