import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useMakerAddress } from '../../domain/storage/use-maker-address.ts'
import { settingsText } from '../../domain/texts/settings.ts'
import { usePageTitle } from '../../domain/texts/shell.ts'
import { studioVersion } from '../../model/studio-version.ts'
import { language } from '../../ui/language.ts'
import {
  languageChoices,
  languageFor,
  readLanguageChoice,
  type StudioLanguageChoice,
  writeLanguageChoice,
} from '../../ui/language-choice.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { areSingleKeysOn, turnSingleKeys } from '../../ui/single-keys.ts'
import { TextField } from '../../ui/TextField.tsx'
import { applyTheme, type ColorScheme, readTheme, writeTheme } from '../../ui/theme.ts'
import { BackupSection } from './BackupSection.tsx'
import styles from './SettingsPage.module.css'
import { SettingsSection } from './SettingsSection.tsx'
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
      <KeysSection />
      <LanguageSection />
      <StorageSection />
      <AboutSection />
    </div>
  )
}

/** Product and version. */
function AboutSection() {
  return (
    <SettingsSection title={settingsText.about} lead={settingsText.aboutText}>
      <dl className={styles['facts']}>
        <dt>{settingsText.version}</dt>
        <dd>{studioVersion}</dd>
      </dl>
    </SettingsSection>
  )
}

const segments = [
  { value: 'system', label: settingsText.themes.system, icon: Monitor },
  { value: 'light', label: settingsText.themes.light, icon: Sun },
  { value: 'dark', label: settingsText.themes.dark, icon: Moon },
] as const

/** Light, dark, or as the system wishes. */
function LookSection() {
  const [theme, setTheme] = useState(readTheme)
  const choose = (chosen: ColorScheme): void => {
    setTheme(chosen)
    writeTheme(chosen)
    applyTheme(chosen)
  }
  return (
    <SettingsSection title={settingsText.look} lead={settingsText.lookLead}>
      <div className={styles['scroll']}>
        <Segmented label={settingsText.look} segments={segments} value={theme} onChange={choose} />
      </div>
    </SettingsSection>
  )
}

const languageSegments = languageChoices.map((value) => ({ value, label: settingsText.languages[value] }))

/** The language of the screens. Words are read while modules are, so another language is another start. */
function LanguageSection() {
  const [choice, setChoice] = useState(readLanguageChoice)
  const [isRefused, setIsRefused] = useState(false)
  const choose = (chosen: StudioLanguageChoice): void => {
    const isKept = writeLanguageChoice(chosen)
    setIsRefused(!isKept)
    if (!isKept) return
    setChoice(chosen)
    if (languageFor(chosen, navigator.languages) !== language) location.reload()
  }
  return (
    <SettingsSection title={settingsText.language} lead={settingsText.languageLead}>
      <div className={styles['scroll']}>
        <Segmented label={settingsText.language} segments={languageSegments} value={choice} onChange={choose} />
      </div>
      {isRefused && <p role="alert">{settingsText.languageNotKept}</p>}
    </SettingsSection>
  )
}

/** The recipient of new forms' answers. Saved as one types, once it is an address. */
function AddressSection() {
  const { text, isAddress, failure, type } = useMakerAddress()
  const [isLeft, setIsLeft] = useState(false)
  return (
    <SettingsSection title={settingsText.answers} lead={settingsText.answersLead}>
      <TextField
        label={settingsText.address}
        type="email"
        autoComplete="email"
        value={text}
        onChange={(next) => {
          type(next)
          setIsLeft(false)
        }}
        onBlur={() => setIsLeft(true)}
        problem={isLeft && !isAddress ? settingsText.addressProblem : failure}
      />
    </SettingsSection>
  )
}

/** Keys that act alone can be turned off: who speaks to the computer, or trembles, presses them unasked (WCAG 2.1.4). */
function KeysSection() {
  const [isOn, setOn] = useState(areSingleKeysOn)
  return (
    <SettingsSection title={settingsText.keys} lead={settingsText.keysLead}>
      <Switch
        isSelected={isOn}
        onChange={(next) => {
          if (turnSingleKeys(next)) setOn(next)
        }}
      >
        {settingsText.singleKeys}
      </Switch>
    </SettingsSection>
  )
}
