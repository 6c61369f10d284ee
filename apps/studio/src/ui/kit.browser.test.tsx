import { Mail, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './styles/tokens.css'
import './base.css'
import { Announcer, useAnnounce } from './Announcer.tsx'
import { axeFaults } from './axe.test.fixture.ts'
import { Banner } from './Banner.tsx'
import { Button, useBusySpinner } from './Button.tsx'
import { Card } from './Card.tsx'
import { CheckList } from './CheckList.tsx'
import { Dialog } from './Dialog.tsx'
import { EmptyState } from './EmptyState.tsx'
import { FindingCard } from './FindingCard.tsx'
import { IconButton, Kbd } from './IconButton.tsx'
import { Menu } from './Menu.tsx'
import { Chip, Pill } from './Pill.tsx'
import { RadioCards } from './RadioCards.tsx'
import { SearchField } from './SearchField.tsx'
import { Segmented } from './Segmented.tsx'
import { SelectField } from './SelectField.tsx'
import { Checkbox, Switch } from './Switch.tsx'
import { Tabs } from './Tabs.tsx'
import { NumberField, TextArea, TextField } from './TextField.tsx'
import { Toasts, useToast } from './Toasts.tsx'

const ignore = (): void => undefined

function Gallery() {
  return (
    <div>
      <Button variant="primary">Send me a test</Button>
      <Button icon={Mail}>Plain</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="danger">Delete</Button>
      <Button variant="dashed">Add</Button>
      <Button isBusy>Sending</Button>
      <IconButton icon={Trash2} label="Remove" />
      <TextField label="Label" help="Shown to visitors" problem="Write something" value="" onChange={ignore} />
      <TextArea label="Text" value="Many words" onChange={ignore} />
      <NumberField label="At most" isLabelQuiet value="12" onChange={ignore} />
      <SelectField
        label="Kind"
        value="a"
        problem="Choose another"
        choices={[{ value: 'a', label: 'A' }]}
        onChange={ignore}
      />
      <SearchField label="Find a field" keys="/" />
      <Switch isSelected>Required</Switch>
      <Checkbox>Agree</Checkbox>
      <RadioCards
        label="Connection"
        value="emailjs"
        cards={[
          { value: 'emailjs', title: 'EmailJS', detail: 'Works from any site', icon: Mail, state: 'Connected' },
          { value: 'relay', title: 'Your own relay' },
        ]}
        onChange={ignore}
      />
      <Segmented
        label="View"
        value="html"
        segments={[
          { value: 'html', label: 'HTML' },
          { value: 'text', label: 'Text' },
        ]}
        onChange={ignore}
      />
      <Tabs
        label="Views"
        selected="one"
        items={[
          { id: 'one', label: 'One', count: 2, panel: 'First' },
          { id: 'two', label: 'Two', panel: 'Second' },
        ]}
        onSelect={ignore}
      />
      <Pill tone="ok">Sent</Pill>
      <Pill tone="wait">Not sent yet</Pill>
      <Pill tone="bad">Needs a person</Pill>
      <Pill>Draft</Pill>
      <Chip>{'{{people}}'}</Chip>
      <Chip isUnknown>{'{{gone}}'}</Chip>
      <Card>In a card</Card>
      <Banner tone="wait">Never backed up.</Banner>
      <FindingCard tone="error" title="Phone is not in this e-mail" actions={<Button size="small">Add it</Button>}>
        Nobody would read it.
      </FindingCard>
      <CheckList
        items={[
          { id: 'a', tone: 'ok', title: 'Answers go to you', action: <Button size="small">Change</Button> },
          { id: 'b', tone: 'bad', title: 'Visitors cannot reach it', detail: 'Connect a provider.' },
        ]}
      />
      <EmptyState icon={Mail} title="No mail yet" actions={<Button>Try Contact form</Button>}>
        Send any form.
      </EmptyState>
      <Menu label="More" trigger={<Button>More</Button>} entries={[{ id: 'x', label: 'Delete', onAction: ignore }]} />
      <Kbd>/</Kbd>
    </div>
  )
}

describe('the kit', () => {
  it('[T286] has no fault in light and dark', async () => {
    const { container } = await render(<Gallery />)
    await expect.element(container).not.toBeEmptyDOMElement()
    expect(await axeFaults()).toEqual([])
  })

  it('[T285] names a button that is only a drawing', async () => {
    await render(<IconButton icon={Trash2} label="Remove" />)
    await expect.element(page.getByRole('button', { name: 'Remove' })).toBeVisible()
  })

  it('[T282] ties a problem to its control', async () => {
    await render(<TextField label="Parameter" problem="Choose another." value="x" onChange={ignore} />)
    const control = page.getByRole('textbox', { name: 'Parameter' })
    await expect.element(control).toHaveAccessibleDescription('Choose another.')
    await expect.element(control).toBeInvalid()
  })

  it('[T282] ties a problem to a select', async () => {
    const choices = [{ value: 'a', label: 'A' }] as const
    await render(
      <SelectField label="Kind" value="a" help="Of field" problem="Gone." choices={choices} onChange={ignore} />,
    )
    await expect.element(page.getByRole('combobox', { name: 'Kind' })).toHaveAccessibleDescription('Of field Gone.')
    await expect.element(page.getByRole('combobox', { name: 'Kind' })).toBeInvalid()
  })
})

describe('a busy button', () => {
  it('[T281] keeps its focus and its words, says so, and takes no press', async () => {
    const onPress = vi.fn()
    const { rerender } = await render(<Button onPress={onPress}>Send</Button>)
    const button = page.getByRole('button', { name: /Send/ })
    await expect.element(button).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await rerender(
      <Button isBusy onPress={onPress}>
        Send
      </Button>,
    )
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter} ')
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveTextContent('Send')
    expect(onPress).not.toHaveBeenCalled()
  })

  function Probe({ isBusy }: { readonly isBusy: boolean }) {
    return <output>{useBusySpinner(isBusy) ? 'spinning' : 'still'}</output>
  }

  it('[T280] spins from 150 ms on, and then for at least 400 ms', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    try {
      const { rerender, container } = await render(<Probe isBusy />)
      const seen: (string | null)[] = [container.textContent]
      await vi.advanceTimersByTimeAsync(149)
      seen.push(container.textContent)
      await vi.advanceTimersByTimeAsync(1)
      await vi.waitFor(() => expect(container.textContent).toBe('spinning'))
      await rerender(<Probe isBusy={false} />)
      await vi.advanceTimersByTimeAsync(399)
      seen.push(container.textContent)
      await vi.advanceTimersByTimeAsync(1)
      await vi.waitFor(() => expect(container.textContent).toBe('still'))
      expect(seen).toEqual(['still', 'still', 'spinning'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('[T280] that is soon done never spins', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    try {
      const { rerender, container } = await render(<Probe isBusy />)
      await vi.advanceTimersByTimeAsync(149)
      await rerender(<Probe isBusy={false} />)
      await vi.advanceTimersByTimeAsync(1000)
      expect(container.textContent).toBe('still')
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a dialog', () => {
  function Asking() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Open</Button>
        <Dialog title="Delete it?" isOpen={isOpen} onClose={() => setIsOpen(false)} actions={<Button>Delete</Button>}>
          It is gone then.
        </Dialog>
      </>
    )
  }

  it('[T283] takes the focus, keeps it, and gives it back on Escape', async () => {
    await render(<Asking />)
    await expect.element(page.getByRole('button', { name: 'Open' })).toBeVisible()
    await userEvent.keyboard('{Tab}{Enter}')
    const dialog = page.getByRole('dialog', { name: 'Delete it?' })
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}')
    expect(dialog.element().contains(document.activeElement)).toBe(true)
    expect(await axeFaults()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

describe('a toast', () => {
  function Deleting({ onUndo }: { readonly onUndo: () => void }) {
    const show = useToast()
    const announce = useAnnounce()
    const remove = (): void => {
      show({ text: 'Deleted', action: { label: 'Undo', onPress: onUndo } })
      announce('Deleted it')
    }
    return <Button onPress={remove}>Delete</Button>
  }

  it('[T288] what was said aloud with it is gone 10 s later', async () => {
    const timers = vi.spyOn(window, 'setTimeout')
    await render(
      <Announcer>
        <Toasts>
          <Deleting onUndo={ignore} />
        </Toasts>
      </Announcer>,
    )
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect.element(page.getByRole('status')).toHaveTextContent('Deleted it')
    for (const [act, ms] of timers.mock.calls) if (ms === 10_000 && typeof act === 'function') act()
    timers.mockRestore()
    await expect.element(page.getByRole('status')).not.toHaveTextContent('Deleted it')
  })

  it('[T284] can be acted on, which takes it away', async () => {
    const onUndo = vi.fn()
    await render(
      <Announcer>
        <Toasts>
          <Deleting onUndo={onUndo} />
        </Toasts>
      </Announcer>,
    )
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect.element(page.getByRole('status')).toHaveTextContent('Deleted it')
    expect(await axeFaults()).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    expect(onUndo).toHaveBeenCalledOnce()
  })

  it('[T284] can be closed without', async () => {
    const onUndo = vi.fn()
    await render(
      <Announcer>
        <Toasts>
          <Deleting onUndo={onUndo} />
        </Toasts>
      </Announcer>,
    )
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    expect(onUndo).not.toHaveBeenCalled()
  })
})
