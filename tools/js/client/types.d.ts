// Types that the client's comments name.

/** A legal action: its code, its kind, and the fields of that kind. */
interface Action { code?: number; kind?: string; [field: string]: any }

/**
 * What can be chosen at a place of a board. `role` says what for: the class `can-<role>`, the message `<game>-can-<role>`.
 * `restart`: choosing it drops the steps of the answer so far.
 */
interface PlacePick { role: string; actions: Action[]; restart?: boolean; [field: string]: any }

/** A point and a box of a drawing. */
type Point = [number, number];
type Box = [number, number, number, number];

/** What several modules fill, such as the table: its fields are not listed. */
type Shared = any;

interface ParentNode { querySelector(selector: string): any; querySelectorAll(selector: string): NodeListOf<any> }
interface Element { closest(selector: string): any }

/** What the module `games/<id>/board.js` exports; games without one have shell/plain/board.js. `t` is the table. */
interface BoardModule {
  /** The drawing; it fills the space that it is given. */
  Board(props: { t: Shared }): any;
  /** The buttons that answer the question; without it the shell makes its own. */
  Controls?(props: { t: Shared }): any;
  /** The panels that help to answer: odds, hand, mission. */
  Aside(props: { t: Shared }): any;
  /** Load what the drawing needs. */
  prepare(): Promise<unknown>;
  /** The board's own signals at a table: what is chosen before it is an action. */
  local(t: Shared): Shared;
  /** A question of the board's own, asked instead of the server's. */
  prompt(t: Shared): { id: string, args?: object } | null;
  /** Whether an action is followed by more before it can be sent. */
  isStep(action: Action, t: Shared): boolean;
  /** Whether the steps of a draft (shell/draft.js) complete the answer, though the same seat is asked next. */
  isComplete?(steps: Shared): boolean;
  /** The action to pick again after a command, given its codes and their actions. */
  resume(t: Shared, before: { codes: number[], actions: Action[] }): Action | null;
  /** Forget what is picked; true if anything was. */
  cancel(t: Shared): boolean;
  /** Whether something is to be chosen on the board now: on a phone the bottom sheet is lowered meanwhile. */
  needsBoard?(t: Shared): boolean;
  /** Whether `Controls` has its own button for going back. */
  cancels?(t: Shared): boolean;
  /** Whether a seat is out of the game. */
  isOut(view: Shared, seat: number): boolean;
  /** The id of the text for the name in a field of an action, if it is not `<game>-<field>-<name>`. */
  termOf?(field: string, name: string): string | undefined;
  /** The place that an action of a seat is about, if no field of the action is the place's name. */
  placeOf?(action: Action, seat: number): string | null;
  /** Whether an action of a line of advice begins a row. */
  beginsRow?(action: Action): boolean;
  /** Whether an event begins a chapter of the log. */
  isHeading?(event: Shared): boolean;
  /** Whether an event belongs below the line before it, such as a line of a report. */
  isBelow?(event: Shared): boolean;
  /** Ids of events: those that begin a line of the log, those that stand first in their line, and those with the sound
   * of a capture. */
  BEGINS?: string[];
  OUTCOMES?: string[];
  captures?: string[];
  /** By argument of an event that holds dice: the argument that names their owner, if it is not `seat`. */
  diceOwners?: Record<string, string>;
  /** The view after an event, for showing what happened step by step. */
  follow(view: Shared, event: Shared): Shared;
  /** How long an event is shown, in ms, before other events follow; 0: together with the next. */
  durationOf(event: Shared): number;
  /** Events in a row with the same answer are shown together in the log; null: alone. */
  groupOf(event: Shared): unknown;
  /** Load a function that puts the position into tables. */
  tables(): Promise<(t: Shared, view: Shared) => Sheet[]>;
  /** Load what looks back on a finished game, if it hides anything. */
  hindsight?(): Promise<HindsightModule>;
  /** The number beside a seat's name, and the message that names it. */
  score(view: Shared, seat: number): number | null;
  scoreId?(view: Shared): string;
  /** Width and height of the drawing, for the layout of the page; the same for the whole game. */
  shape(table: Shared): number[];
  /** Hints for a first-time player, in order, at these questions: messages `<game>-hint-<id>`, whose attribute
   * `.odds` is added if odds are shown. */
  hints?: { id: string, questions: string[] }[];
  /** The optional keys that it uses, and keys of its own (shell/keys.js); described by the messages
   * `<game>-keys-<id>` and `<game>-keys-<id>-help`, or else `keys-<id>` and `keys-<id>-help`. */
  keys?: string[];
  ownKeys?: Record<string, { keys: string[], act?: Function, now?: Function }>;
}

/** What a game adds to the page that looks back on it (shell/hindsight.js). Times are as the server sends them. */
interface HindsightModule {
  /** A board: what the chosen seat believed ("belief") or how it was ("truth"). */
  Board(props: { t: Shared, half: string, link: ZoomLink }): any;
  /** The chosen place: belief beside truth. */
  Place(props: { t: Shared }): any;
  /** The signals of both boards. */
  local(t: Shared): Shared;
  /** Choose the place of a finding. */
  choose(t: Shared, finding: Shared): void;
  /** The tables of a step. */
  tables(t: Shared, shown: Shared): Sheet[];
  timeText(time: Shared): string;
  /** A time within its chapter. */
  hourText(time: Shared): string;
  chapterOf(time: Shared): unknown;
  chapterText(chapter: any): string;
  /** The groups of findings, in their order; named by the messages `<game>-findings-<group>`. */
  groups: string[];
  /** What the side of a seat is called. */
  sideText(side: Shared): string;
}

/** Drawings that pan and zoom together (shell/board/zoom-link.js). */
interface ZoomLink {
  join(node: Element, follow: (transform: any, moved: boolean) => void): () => void;
  share(node: Element, transform: any, moved: boolean): void;
}

/** One table of a position. A row with `touch` can be chosen; `role` says what for. */
interface Sheet {
  id: string;
  caption: string;
  columns: { id: string, text: string, number?: boolean }[];
  rows: { id: string | number, cells: Record<string, Cell>, touch?: () => void, role?: string }[];
}
interface Cell { text: string, sort?: string | number, seat?: number | null }

/** Where something was tried on a board, and how many pixels away its refusal is shown (shell/board/refusal.js). */
interface TriedAt { x: number, y: number, away: number }

/** What a board gives to its surface (shell/board/surface.js). */
interface Surface {
  t: Shared;
  /** Begins the name of the drawing's class and of the message that names it. */
  game: string;
  /** [0, 0, width, height] of the drawing; `part`: the part of it that is in use. */
  box: Box;
  part?: Box;
  /** What can be chosen, by place. */
  picks: Map<string, PlacePick>;
  /** Where the cursor begins; it returns there from a place for which `keeps` is false. */
  first: string;
  keeps(place: string): boolean;
  /** The middle of a place, to pan to when the place is focused. */
  pointOf(place: string): number[] | null;
  /** The place one arrow key away. */
  next(place: string, key: string): string | null | undefined;
  /** A place is clicked or chosen by a key (`byKey`); `large`: with Shift, for a larger amount. */
  touch(place: string, how: { large: boolean, byKey?: boolean, at: TriedAt }): void;
  /** Handle a key of the board's own; true: it was handled. */
  onKey?(place: string, event: KeyboardEvent, moveTo: (place: string) => void): boolean | void;
  /** A click on no place. */
  onMiss?(): void;
  /** Something was dragged to a place or a box with `data-drop`; `passed`: all targets that the pointer passed, this one last. */
  onDrop?(what: any, target: string, passed: string[], at: TriedAt): void;
  /** Draws what is being dragged; without it the mark of the seat is drawn. */
  drawDragged?(what: any): any;
  /** Pixels round a place within which a finger (`fine`: a mouse too) still means it; `among` selects the places. */
  near?: { reach: number, among: string, fine?: boolean };
  /** Called with the scale whenever the drawing has panned or zoomed. */
  scaled?(node: SVGElement, scale: number): void;
  /** A point to pan to. */
  sight?: number[] | null;
  /** Where the button zooms in, at once until a square of side `cell` is large enough for a finger; without it, one
   * step at the middle. */
  closer?: () => number[];
  cell?: number;
  /** On a touch screen, the point that is shown first if cells of the whole drawing are too small for a finger. */
  home?: Point | null;
  /** Of drawings that move together. */
  link?: ZoomLink;
}

/** What a drawing shows at first: `part` of it, or `home` and what is round it where the scale would be less than `least`. */
interface Opening {
  part?: Box;
  home?: Point | null;
  least?: number;
}
