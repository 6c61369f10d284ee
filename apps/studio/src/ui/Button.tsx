import { createLink } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { type AnchorHTMLAttributes, type ReactNode, type Ref, useEffect, useState } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps, ProgressBar } from 'react-aria-components'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import spinnerStyles from './Spinner.module.css'
import { uiText } from './texts.ts'

/** A spinner that would flash is worse than none: work shorter than this shows nothing. */
const busySpinnerDelayMs = 150
/** Once shown, a spinner stays at least this long, so that it can be seen. */
const spinnerMinimumMs = 400

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
      {isSpinning ? <Spinner label={uiText.busy} /> : icon && <Icon icon={icon} size={iconSize} />}
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
    const delayMs = shownAt === null ? busySpinnerDelayMs : Math.max(0, shownAt + spinnerMinimumMs - Date.now())
    const timer = setTimeout(() => setShownAt(isBusy ? Date.now() : null), delayMs)
    return () => clearTimeout(timer)
  }, [isBusy, shownAt])
  return shownAt !== null
}

/** One primary a view; danger is for what cannot be taken back by itself. */
type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger' | 'dashed'
type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  /** As wide as what holds it. */
  readonly isWide?: boolean | undefined
}

/** The class names of a button's look, for anything that is not a `Button`: a router's link, a label. */
export function buttonClass({ variant = 'plain', size = 'medium', isWide = false }: ButtonLook = {}): string {
  return classes(styles['button'], styles[variant], styles[size], isWide && styles['wide'])
}

interface LinkButtonAnchorProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'>,
    ButtonLook {
  readonly icon?: LucideIcon
  readonly iconAfter?: LucideIcon
  readonly ref?: Ref<HTMLAnchorElement>
}

function LinkButtonAnchor({ variant, size, isWide, icon, iconAfter, children, ref, ...rest }: LinkButtonAnchorProps) {
  return (
    <a {...rest} {...(ref ? { ref } : {})} className={buttonClass({ variant, size, isWide })}>
      {icon && <Icon icon={icon} size={size === 'small' ? 14 : 16} />}
      {children}
      {iconAfter && <Icon icon={iconAfter} size={14} />}
    </a>
  )
}

/** Goes somewhere in the studio and looks like a button: the router's link, with `to` and `params` checked. */
export const LinkButton = createLink(LinkButtonAnchor)

/** Work of unknown length. `label` is what screen readers hear. */
export function Spinner({ label }: { readonly label: string }) {
  return <ProgressBar aria-label={label} isIndeterminate className={spinnerStyles['spinner'] ?? ''} />
}
