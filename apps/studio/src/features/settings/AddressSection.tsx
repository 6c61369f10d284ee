import { parseAddress } from '@letterslot/email'
import { useState } from 'react'
import { settingsText } from '../../catalogue/settings.ts'
import { useSettings } from '../../storage/studio-storage.ts'
import { TextField } from '../../ui/TextField.tsx'
import { Section } from './Section.tsx'

/** Where the answers of new forms go. Saved as one types, once it is an address. */
export function AddressSection() {
  const { settings, changeSettings } = useSettings()
  const [typed, setTyped] = useState<string>()
  const [isLeft, setIsLeft] = useState(false)
  const value = typed ?? settings?.makerAddress ?? ''
  const isAddress = value.trim() === '' || parseAddress(value.trim()) !== undefined
  return (
    <Section title={settingsText.answers} lead={settingsText.answersLead}>
      <TextField
        label={settingsText.address}
        type="email"
        autoComplete="email"
        value={value}
        onChange={(next) => {
          setTyped(next)
          setIsLeft(false)
          const address = next.trim()
          if (address === '' || parseAddress(address) !== undefined) void changeSettings({ makerAddress: address })
        }}
        onBlur={() => setIsLeft(true)}
        problem={isLeft && !isAddress ? settingsText.addressProblem : undefined}
      />
    </Section>
  )
}
