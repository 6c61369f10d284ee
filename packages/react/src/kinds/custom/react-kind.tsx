import { Component, type ComponentType, type JSX, type ReactNode, Suspense } from 'react'
import type { ComponentKind, ComponentKindProps, CustomField } from '../../form/custom-kind.ts'

/**
 * Makes a kind of field of a React component, for the `kinds` of a form. An error that it throws while it draws ends it alone: its field
 * takes text then.
 */
export function reactKind(Draw: ComponentType<CustomField>): ComponentKind {
  return {
    Component: ({ field, onError }: ComponentKindProps): JSX.Element => (
      <Guard onError={onError}>
        <Suspense>
          <Draw {...field} />
        </Suspense>
      </Guard>
    ),
  }
}

interface GuardProps {
  readonly children: ReactNode
  readonly onError: (error: unknown) => void
}

/** Only a class can catch what is thrown below it. */
class Guard extends Component<GuardProps, { readonly hasFailed: boolean }> {
  override state: { readonly hasFailed: boolean } = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
