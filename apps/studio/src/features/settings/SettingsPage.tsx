/** The place Settings. */
export function SettingsPage() {
  return null
}
