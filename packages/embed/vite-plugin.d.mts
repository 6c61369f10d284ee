// biome-ignore-all lint/correctness/noUndeclaredDependencies: a tool of the workspace, which no package needs at run time.
import type { Plugin } from 'vite'

export declare function letterslotPageRuntime(): Plugin
