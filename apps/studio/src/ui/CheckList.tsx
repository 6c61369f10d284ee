import { Check, type LucideIcon, Minus, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from 'react-aria-components'
import styles from './CheckList.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import type { Tone } from './Pill.tsx'
import { uiText } from './texts.ts'

const marks: Readonly<Record<Tone, { readonly icon: LucideIcon; readonly word: string }>> = {
  ok: { icon: Check, word: uiText.marks.ok },
  wait: { icon: TriangleAlert, word: uiText.marks.wait },
  bad: { icon: X, word: uiText.marks.bad },
  neutral: { icon: Minus, word: '' },
}

export interface CheckItem {
  readonly id: string
  readonly tone: Tone
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** At the row's end: the button or link that settles or changes it. */
  readonly action?: ReactNode
  /** Under the words: fields that belong to the check. */
  readonly children?: ReactNode
}

/** The checks, row by row; a refused row is tinted and carries its fix. */
export function CheckList({ items }: { readonly items: readonly CheckItem[] }) {
  return (
    <ul className={styles['list']}>
      {items.map((item) => (
        <li key={item.id} className={classes(styles['item'], styles[item.tone])}>
          <span className={styles['mark']}>
            <Icon icon={marks[item.tone].icon} size={14} />
          </span>
          <div className={styles['words']}>
            <p className={styles['title']}>
              <VisuallyHidden elementType="span">{marks[item.tone].word} </VisuallyHidden>
              {item.title}
            </p>
            {item.detail && <p className={styles['detail']}>{item.detail}</p>}
            {item.children}
          </div>
          {item.action && <div className={styles['action']}>{item.action}</div>}
        </li>
      ))}
    </ul>
  )
}
