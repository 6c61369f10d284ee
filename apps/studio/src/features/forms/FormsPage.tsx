import { useRecords, useSettings, useStorage } from '../../storage/studio-storage.ts'
import { FirstRun } from '../first-run/FirstRun.tsx'
import { Library } from '../library/Library.tsx'

/** The place Forms: the first screen until there is a form, the library from then on. */
export function FormsPage() {
  const { forms } = useStorage()
  const stored = useRecords(forms)
  const { settings } = useSettings()
  // Read from this computer's disk in a few milliseconds: showing anything meanwhile would only flicker.
  if (stored === undefined || settings === undefined) return null
  return stored.length === 0 && !settings.isStarted ? <FirstRun /> : <Library forms={stored} />
}
