import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './Button.tsx'
import { Menu } from './Menu.tsx'
import { speakGerman } from './speak-german.ts'

it('[T1322] what React Aria says to screen readers is German', async () => {
  await speakGerman()
  await render(<Menu label="Mehr" trigger={<Button>Mehr</Button>} entries={[]} />)
  await page.getByRole('button', { name: 'Mehr' }).click()
  // Behind a menu, for those who cannot press beside it.
  await expect.element(page.getByRole('button', { name: 'Schließen' }).first()).toBeInTheDocument()
})
