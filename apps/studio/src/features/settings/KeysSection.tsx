import { useState } from 'react'
import { settingsText } from '../../domain/texts/settings.ts'
import { Switch } from '../../ui/Switch.tsx'
import { areSingleKeysOn, turnSingleKeys } from '../../ui/single-keys.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** Keys that act alone can be turned off: who speaks to the computer, or trembles, presses them unasked (WCAG 2.1.4). */
export function KeysSection() {
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
