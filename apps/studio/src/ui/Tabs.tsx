import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tabs as AriaTabs, type Key, Tab, TabList, TabPanel } from 'react-aria-components'
import { Icon } from './Icon.tsx'
import styles from './Tabs.module.css'

export interface TabItem<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly icon?: LucideIcon
  /** Count behind the tab; none is not shown. */
  readonly count?: number
  readonly panel: ReactNode
}

export interface TabsProps<Id extends string> {
  readonly label: string
  readonly items: readonly TabItem<Id>[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
}

/** Several views of one thing, one at a time. */
export function Tabs<Id extends string>({ label, items, selected, onSelect }: TabsProps<Id>) {
  const select = (key: Key): void => {
    const item = items.find((candidate) => candidate.id === key)
    if (item) onSelect(item.id)
  }
  return (
    <AriaTabs className={styles['tabs'] ?? ''} selectedKey={selected} onSelectionChange={select}>
      <TabList aria-label={label} className={styles['list'] ?? ''}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={styles['tab'] ?? ''}>
            {item.icon && <Icon icon={item.icon} />}
            {item.label}
            {item.count !== undefined && item.count > 0 && <span className={styles['count']}>{item.count}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles['panel'] ?? ''}>
          {item.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
