import { type Cue, CUES } from "./cues";

const LOUDNESS = 0.12;
const LOUD: Partial<Record<Cue, number>> = { call: 0.3 }; // to be heard from another window
const ATTACK = 0.012;

/** Plays cues with nothing but oscillators; silent where a browser has no sound, or does not allow any yet. */
export class Player {
  #audio: AudioContext | null = null;

  play(cue: Cue): void {
    try {
      this.#audio ??= new AudioContext();
      void this.#audio.resume();
      for (const { hertz, at, length } of CUES[cue]) this.#tone(this.#audio, hertz, at, length, LOUD[cue]);
    } catch {
      // Sound is an extra: nothing is heard that is not on the screen too.
    }
  }

  #tone(audio: AudioContext, hertz: number, at: number, length: number, loudness = LOUDNESS): void {
    const start = audio.currentTime + at;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + ATTACK);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

export const player = new Player();
