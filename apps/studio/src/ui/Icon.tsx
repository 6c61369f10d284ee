import type { LucideIcon } from 'lucide-react'

export interface IconProps {
  readonly icon: LucideIcon
  /** 14 beside captions, 16 beside text, 20 alone. */
  readonly size?: 14 | 16 | 20
  readonly className?: string
}

/** A line drawing that goes with a word or a name; screen readers never hear it. */
export function Icon({ icon: Drawing, size = 16, className }: IconProps) {
  return (
    <Drawing
      aria-hidden="true"
      focusable="false"
      size={size}
      strokeWidth={1.5}
      absoluteStrokeWidth
      {...(className ? { className } : {})}
    />
  )
}
