import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'
import { spinnerDelayMs, spinnerMinimumMs } from './timing.ts'

export interface ButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isPending'>,
    ButtonLook {
  readonly children: ReactNode
  readonly icon?: LucideIcon | undefined
  /** Stands after the words: where the button leads. */
  readonly iconAfter?: LucideIcon | undefined
  /** The work is under way: the button keeps its focus and its words, takes no press and soon shows a spinner. */
  readonly isBusy?: boolean | undefined
}

/** Does something. Its words say what. */
export function Button({ children, variant, size, isWide, icon, iconAfter, isBusy = false, ...rest }: ButtonProps) {
  const isSpinning = useBusySpinner(isBusy)
  const iconSize = size === 'small' ? 14 : 16
  return (
    <AriaButton {...rest} isPending={isBusy} className={buttonClass({ variant, size, isWide })}>
      {isSpinning ? <Spinner label="Under way" /> : icon && <Icon icon={icon} size={iconSize} />}
      {children}
      {iconAfter && <Icon icon={iconAfter} size={14} />}
    </AriaButton>
  )
}

/** Tells if the spinner of a busy control is visible now: late to appear, never a flash. */
export function useBusySpinner(isBusy: boolean): boolean {
  const [shownAt, setShownAt] = useState<number | null>(null)
  useEffect(() => {
    if (isBusy === (shownAt !== null)) return
    const delayMs = shownAt === null ? spinnerDelayMs : Math.max(0, shownAt + spinnerMinimumMs - Date.now())
    const timer = setTimeout(() => setShownAt(isBusy ? Date.now() : null), delayMs)
    return () => clearTimeout(timer)
  }, [isBusy, shownAt])
  return shownAt !== null
}
