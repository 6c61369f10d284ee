import type { Form } from '@letterslot/core'
import { Atom, Code, Download, File, FileBraces, Link } from 'lucide-react'
import { useState } from 'react'
import { shipText } from '../../catalogue/publish.ts'
import { useDocument } from '../../document/use-document.ts'
import { downloadForm } from '../../storage/download.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { AfterPublishing } from './AfterPublishing.tsx'
import { ElementWay } from './ElementWay.tsx'
import { LinkWay } from './LinkWay.tsx'
import { PageWay } from './PageWay.tsx'
import type { CheckId, PublishChecks } from './publish-checks.ts'
import { ReactWay } from './ReactWay.tsx'
import styles from './Ship.module.css'
import type { MadePage } from './use-page.ts'
import { type Ship as ShipState, useShip } from './use-ship.ts'

export interface ShipProps {
  readonly checks: PublishChecks
  /** What is still to settle, in order. */
  readonly open: readonly CheckId[]
  readonly page: MadePage
  /** The address of the page as it was typed. */
  readonly site: string
}

type Way = keyof typeof shipText.ways

/** The ways out: a page, an element, a component, a link. */
export function Ship({ checks, open, page, site }: ShipProps) {
  const form = useDocument((document) => document.form)
  const ship = useShip(checks, open)
  const [way, setWay] = useState<Way>('page')
  const panels = {
    page: { icon: File, panel: <PageWay ship={ship} form={form} page={page} site={site} /> },
    element: { icon: Code, panel: <ElementWay ship={ship} form={form} /> },
    react: { icon: Atom, panel: <ReactWay ship={ship} form={form} /> },
    link: { icon: Link, panel: <LinkWay ship={ship} form={form} /> },
  }
  const items = (['page', 'element', 'react', 'link'] as const).map((id) => ({
    id,
    label: shipText.ways[id],
    ...panels[id],
  }))
  return (
    <section aria-label={shipText.title} className={styles['ship']}>
      <Tabs label={shipText.title} items={items} selected={way} onSelect={setWay} />
      <Document ship={ship} form={form} />
      <AfterPublishing />
    </section>
  )
}

/** The document itself: the maker's own at any time, so it asks for nothing to be settled. */
function Document({ ship, form }: { readonly ship: ShipState; readonly form: Form }) {
  const download = async (): Promise<void> => {
    downloadForm(form)
    if (ship.isReady) await ship.freeze('json')
  }
  return (
    <div className={styles['line']}>
      <Icon icon={FileBraces} />
      <p>{shipText.json.lead}</p>
      <Button size="small" icon={Download} onPress={() => void download()}>
        {shipText.json.download}
      </Button>
    </div>
  )
}
