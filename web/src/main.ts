// Wires the page together.
import "./look/tokens.css";
import "./look/patterns.css";
import "./look/icons.css";
import "./look/ui.css";
import "./look/forced.css";
import { mount } from "svelte";
import { Page } from "./page.svelte";
import App from "./view/App.svelte";

const target = document.getElementById("app");
if (target !== null) mount(App, { target, props: { page: new Page() } });
