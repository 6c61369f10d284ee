import { Trash2 } from 'lucide-react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { IconButton } from './IconButton.tsx'
import { Menu } from './Menu.tsx'

const ignore = (): void => undefined

it('[T287] a menu takes the focus to its first entry and gives it back on Escape, the first time too', async () => {
  const entries = [
    { id: 'copy', label: 'Copy', onAction: ignore },
    { id: 'delete', label: 'Delete', onAction: ignore },
  ]
  await render(<Menu label="More" trigger={<IconButton icon={Trash2} label="More" />} entries={entries} />)
  const button = page.getByRole('button', { name: 'More' })
  const pressed = button.element()
  pressed.focus()
  // While its menu is loaded the button keeps its place, and the focus with it.
  let isLost = false
  const watched = new MutationObserver(() => {
    isLost ||= !pressed.isConnected && !document.querySelector('[role="menu"]')
  })
  watched.observe(document.body, { childList: true, subtree: true })
  for (const _time of ['first', 'second']) {
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
    watched.disconnect()
    expect(isLost).toBe(false)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  }
})
