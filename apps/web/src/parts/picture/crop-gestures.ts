import {
  type Dispatch,
  type PointerEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
} from 'react';
import { moveSquare, type PictureSize, type Square, zoomOf, zoomSquare } from './crop-square.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
/** A pinch of two fingers, or a drag of one, as one point and how far its fingers are apart. */
const gripOf = ([first, second]: readonly Point[]) =>
  first && { at: second ? between(first, second) : first, apart: second ? distance(first, second) : 0 };

/** Where on the box a point lies: 0 to 1 from its left and top edge. */
function placeOn(box: Element | null, { x, y }: Point): Point {
  const edge = box?.getBoundingClientRect();
  return edge ? { x: (x - edge.left) / edge.width, y: (y - edge.top) / edge.height } : { x: 0.5, y: 0.5 };
}

/** Drag, pinch and wheel over the box: what lies under the finger stays under it. */
export function useCropGestures(
  box: RefObject<HTMLDivElement | null>,
  picture: PictureSize,
  onSquare: Dispatch<SetStateAction<Square>>,
) {
  const fingers = useRef(new Map<number, Point>());

  useEffect(() => {
    const element = box.current;
    // React listens to the wheel passively, and then the page behind would scroll.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const anchor = placeOn(element, { x: event.clientX, y: event.clientY });
      const factor = Math.exp(-event.deltaY * 0.002);
      onSquare((now) => zoomSquare(now, zoomOf(now, picture) * factor, picture, anchor));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [box, picture, onSquare]);

  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
  };
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent) {
      if (!fingers.current.has(event.pointerId)) return;
      const before = gripOf([...fingers.current.values()]);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = gripOf([...fingers.current.values()]);
      if (!before || !after) return;
      const from = placeOn(box.current, before.at);
      const to = placeOn(box.current, after.at);
      const spread = before.apart > 0 && after.apart > 0 ? after.apart / before.apart : 1;
      onSquare((now) => {
        const moved = moveSquare(now, (from.x - to.x) * now.size, (from.y - to.y) * now.size, picture);
        return spread === 1 ? moved : zoomSquare(moved, zoomOf(moved, picture) * spread, picture, to);
      });
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
