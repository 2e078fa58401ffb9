// How cards travel: from where they lay to where they lie. Before every change the table notes where each card
// and each player is; a card that appears elsewhere comes from there, and a trick goes to its winner's place.
import type { TransitionConfig } from "svelte/transition";
import { cubicOut } from "svelte/easing";
import { isStill } from "../../kit/still";
import type { Card } from "./cards";

const moveMs = 220; // --d-move

interface Point {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function pointOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
}

export class Whereabouts {
  #cards = new Map<number, Point>();
  #hands = new Map<number, Point>();

  /** Where everything is now, on the screen: called before it changes. */
  note(root: HTMLElement): void {
    this.#cards = new Map();
    for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
      this.#cards.set(Number(element.dataset["card"]), pointOf(element));
    }
    for (const element of root.querySelectorAll<HTMLElement>("[data-hand]")) {
      this.#hands.set(Number(element.dataset["hand"]), pointOf(element));
    }
  }

  /** A card arrives: from where it lay, else from whoever held it. */
  come = (node: Element, { card, hand }: { readonly card: Card; readonly hand: number }): TransitionConfig =>
    travel(node, this.#cards.get(card) ?? this.#hands.get(hand));

  /** A card leaves for somebody's place. */
  go = (node: Element, { hand }: { readonly hand: number }): TransitionConfig => travel(node, this.#hands.get(hand));
}

function travel(node: Element, end: Point | undefined): TransitionConfig {
  if (end === undefined || isStill()) return { duration: 0 };
  const here = pointOf(node);
  const [x, y] = [end.x - here.x, end.y - here.y];
  const shrink = 1 - Math.min(1, end.width / here.width);
  return {
    duration: moveMs,
    easing: cubicOut,
    css: (_, away) => `transform: translate(${x * away}px, ${y * away}px) scale(${1 - shrink * away}); z-index: 5`,
  };
}
