import { NodeFS } from '@electric-sql/pglite/nodefs';

const othersBits = 0o077;

interface NodeOps {
  setattr(node: unknown, attributes: { readonly mode?: number }): void;
  mknod(parent: unknown, name: string, mode: number, device: number): unknown;
}

/** PGlite opens every file it makes to everybody, past the umask. Here it keeps them to their owner. */
export class PrivateNodeFS extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const close = (module: object) => closeToOthers(module as { readonly NODEFS: { node_ops: NodeOps } });
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [close, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

function closeToOthers({ NODEFS }: { readonly NODEFS: { node_ops: NodeOps } }): void {
  const { setattr, mknod } = NODEFS.node_ops;
  Object.assign(NODEFS.node_ops, {
    setattr: (node, attributes) =>
      setattr(
        node,
        attributes.mode == null ? attributes : { ...attributes, mode: attributes.mode & ~othersBits },
      ),
    mknod: (parent, name, mode, device) => mknod(parent, name, mode & ~othersBits, device),
  } satisfies NodeOps);
}
