import { createLink } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { Icon } from './Icon.tsx'

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
