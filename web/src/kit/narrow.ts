// One column, the main action under the thumb: where the styles of a table say so too.
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("max-width: 1000px");
